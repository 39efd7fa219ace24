import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { LoadState } from '../../../components/feedback/load-state.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { plainPicture, type SitePicture } from '../../../components/content/site-picture.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { PICTURE_KEYS, pictureOf } from '../picture-choice.ts';
import { builtInName } from '../picture-name.ts';
import { MediaDetails, type Words } from './media-details.tsx';
import { PictureAddress } from './picture-address.tsx';
import { UploadZone } from './upload-zone.tsx';
import { useMedia } from './use-media.ts';

interface MediaDialogProps {
  canWrite: boolean;
  /** What is chosen now. */
  value?: string;
  /** Absent where the library is only looked after. */
  onChoose?: (key: string) => void;
  onClose: () => void;
}

const Grid = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  },
});

const Tile = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    aspectRatio: '3 / 2',
    overflow: 'hidden',
    bg: 'bg.muted',
    borderWidth: '2px',
    borderRadius: 'l2',
    cursor: 'pointer',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    '&[aria-pressed=true]': { borderColor: 'brand.solid' },
    _focusVisible: { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
  },
});

/** What stands in the place of a picture that is not there yet. */
const TILE_TEXTS = { processing: 'media.tileProcessing', failed: 'media.tileFailed' } as const;

/** The pictures that staff have uploaded, and those that came with the site. */
export function MediaDialog({ canWrite, value = '', onChoose, onClose }: MediaDialogProps) {
  const { t } = useTranslation(['editors', 'common']);
  const media = useMedia();
  const { items } = media;
  const [openedId, setOpenedId] = useState<number | null>(null);
  /** What has been typed about the opened picture and is not saved yet. */
  const [typed, setTyped] = useState<Words | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const opened = items?.find(({ id }) => id === openedId);

  /** False when it could not be saved: what was typed stays in sight, and only who tries again leaves it behind. */
  const saveWords = async (): Promise<boolean> => {
    if (openedId === null || typed === null || hasFailed) return true;
    const { alt, focus } = typed;
    const saved = await media.change(openedId, { alt, focusX: focus[0], focusY: focus[1] });
    if (saved) setTyped(null);
    setFailed(saved === null);
    return saved !== null;
  };
  const afterSaving = (work: () => void) => async () => {
    if (await saveWords()) work();
  };
  const upload = async (files: File[]) => {
    if (!(await saveWords())) return;
    const added = await media.upload(files);
    if (added) setOpenedId(added.id);
  };
  return (
    <Dialog
      open
      size="xl"
      holdsInput
      onClose={() => void afterSaving(onClose)()}
      title={t(onChoose ? 'media.chooseTitle' : 'media.title')}
      closeLabel={t('common:close')}
      footer={null}
    >
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        {canWrite && (
          <chakra.div display="grid" gap="4">
            <UploadZone isBusy={media.isBusy} onFiles={(files) => void upload(files)} />
            <PictureAddress beforeAdding={saveWords} onAdded={({ id }) => setOpenedId(id)} />
          </chakra.div>
        )}
        {opened && (
          <MediaDetails
            key={opened.id}
            item={opened}
            media={media}
            words={typed ?? opened.picture}
            isDirty={typed !== null}
            canWrite={canWrite}
            onChoose={onChoose && ((key) => void afterSaving(() => onChoose(key))())}
            onWords={(words) => {
              setTyped(words);
              setFailed(false);
            }}
            onSave={() => void saveWords()}
            onDeleted={() => {
              setOpenedId(null);
              setTyped(null);
            }}
          />
        )}
        <section>
          <chakra.h3 fontWeight="semibold" mb="2">
            {t('media.own')}
          </chakra.h3>
          {items ? (
            <Grid>
              {items.map(({ id, key, name, picture, state }) => (
                <li key={id}>
                  <Tile
                    type="button"
                    aria-label={state === 'ready' ? name : `${name}: ${t(TILE_TEXTS[state])}`}
                    title={name}
                    aria-pressed={id === openedId || key === value}
                    onClick={() => void afterSaving(() => setOpenedId(id))()}
                  >
                    {state === 'ready' ? (
                      <Thumbnail picture={{ ...picture, alt: '' }} />
                    ) : (
                      <chakra.span textStyle="sm">{t(TILE_TEXTS[state])}</chakra.span>
                    )}
                  </Tile>
                </li>
              ))}
            </Grid>
          ) : (
            <LoadState
              error={media.error}
              text={t('media.loadFailed')}
              onRetry={() => void media.refetch()}
            />
          )}
          {items?.length === 0 && <chakra.p color="fg.muted">{t('media.empty')}</chakra.p>}
        </section>
        {onChoose && (
          <section>
            <chakra.h3 fontWeight="semibold" mb="2">
              {t('media.builtIn')}
            </chakra.h3>
            <Grid>
              {PICTURE_KEYS.map((key) => (
                <li key={key}>
                  <Tile
                    type="button"
                    aria-label={builtInName(key, t)}
                    title={builtInName(key, t)}
                    aria-pressed={key === value}
                    onClick={() => void afterSaving(() => onChoose(key))()}
                  >
                    <Thumbnail picture={pictureOf(key)} />
                  </Tile>
                </li>
              ))}
            </Grid>
          </section>
        )}
      </chakra.div>
    </Dialog>
  );
}

function Thumbnail({ picture }: { picture: SitePicture | null }) {
  return picture && <img {...plainPicture(picture)} alt="" loading="lazy" />;
}
