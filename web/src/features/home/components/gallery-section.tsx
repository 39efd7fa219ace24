import { chakra } from '@chakra-ui/react/styled-system';
import { Carousel } from '../../../components/ui/carousel.tsx';
import { Container, Heading } from '../../../components/ui/elements.ts';
import { Picture } from '../../../components/ui/picture.tsx';
import { useContent } from '../../../components/content/content-context.tsx';
import type { IllustratedText } from '../../../components/content/text-parts.ts';

/** A look inside: beside each other where there is room, otherwise one after the other as staff have set it. */
export function GallerySection() {
  const gallery = useContent('home')?.gallery;
  if (!gallery || gallery.images.length === 0) return null;
  return (
    <chakra.section data-stage="" bg="bg">
      <Container py={{ base: '20', md: '28' }}>
        <Heading id="inside" size="title" maxWidth="20ch">
          {gallery.title}
        </Heading>
        <chakra.p mt="6" mb={{ base: '10', md: '14' }} textStyle="lg" color="fg.muted" maxWidth="prose">
          {gallery.text}
        </chakra.p>
        <Carousel
          labelledBy="inside"
          interval={gallery.autoplay}
          glides={gallery.slides}
          together
          slides={gallery.images.map((image) => ({ key: image.title, content: <Image {...image} /> }))}
        />
      </Container>
    </chakra.section>
  );
}

function Image({ title, text, picture }: IllustratedText) {
  return (
    <figure>
      <chakra.div position="relative" aspectRatio="4 / 3" overflow="hidden" bg="bg.muted">
        {picture && <Picture picture={picture} alt="" sizes="(min-width: 768px) 33vw, 100vw" ratio="fill" />}
      </chakra.div>
      <chakra.figcaption mt="5">
        <Heading asChild size="md">
          <h3>{title}</h3>
        </Heading>
        <chakra.p mt="2" color="fg.muted">
          {text}
        </chakra.p>
      </chakra.figcaption>
    </figure>
  );
}
