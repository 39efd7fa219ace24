import { preload } from 'react-dom';
import { plainPicture, sourceSet, type SitePicture } from '../content/site-picture.ts';
import { useTranslation } from '../../lib/texts/texts-context.tsx';

interface PictureProps {
  picture: SitePicture;
  /** Empty where the picture adds nothing that words here do not say; its own description then counts. */
  alt: string;
  /** How wide it is shown, as CSS says it: `(min-width: 64rem) 33vw, 100vw`. */
  sizes: string;
  /**
   * True for what is shown at once, and so fetched at once; all others wait until they come near. False for
   * those of a list that stand beside the first one, which then has the line for itself.
   */
  priority?: boolean | undefined;
  /** Width by height of the frame; the picture's own without it. `fill` takes the size of the parent. */
  ratio?: number | 'fill';
}

/** A picture in the format and size that fit, cropped around what matters in it. */
export function Picture({ picture, alt, sizes, priority, ratio }: PictureProps) {
  const { t } = useTranslation('common');
  const { width, height, focus, colour } = picture;
  const plain = plainPicture(picture);
  const avif = sourceSet(picture, 'avif');
  if (priority) {
    preload(plain.src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  const place =
    ratio === 'fill'
      ? ({ position: 'absolute', inset: 0 } as const)
      : { aspectRatio: String(ratio ?? width / height) };
  return (
    // What happened to the picture is noted on the frame before React comes; see picture-states.ts.
    <span
      className="picture"
      key={picture.base}
      data-picture=""
      data-failure={t('pictureFailed')}
      style={{ backgroundColor: colour, ...place }}
      suppressHydrationWarning
    >
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />
        <img
          loading={priority ? 'eager' : 'lazy'}
          {...plain}
          alt={alt || (picture.alt ?? '')}
          {...(priority !== undefined && { fetchPriority: priority ? 'high' : 'low' })}
          decoding="async"
          style={{ objectPosition: `${focus[0] * 100}% ${focus[1] * 100}%` }}
        />
      </picture>
    </span>
  );
}
