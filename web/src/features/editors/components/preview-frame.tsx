import { chakra } from '@chakra-ui/react/styled-system';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

interface PreviewFrameProps {
  html: string;
  /** In pixels of the page that is shown; made smaller where there is less room. */
  width: number;
  title: string;
}

const HEIGHT = 720;

/**
 * A page without its scripts: same origin for its typefaces, but nothing in it may run, be sent or lead
 * elsewhere. The policy of the page around it holds inside too.
 */
export function PreviewFrame({ html, width, title }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(width);
  /** How far somebody had scrolled, so that a letter typed does not lead back to the top. */
  const scrolled = useRef(0);

  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setAvailable(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const settle = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    const page = frame.contentWindow;
    if (!page) return;
    page.scrollTo({ top: scrolled.current, behavior: 'instant' });
    page.addEventListener('scroll', () => (scrolled.current = page.scrollY));
    page.document.addEventListener('click', (event) => {
      if ((event.target as Element | null)?.closest?.('a[href]')) event.preventDefault();
    });
  };
  const scale = Math.min(1, available / width);
  return (
    <chakra.div
      ref={room}
      overflow="hidden"
      bg="bg.muted"
      borderWidth="1px"
      borderRadius="l2"
      style={{ height: HEIGHT }}
    >
      <chakra.iframe
        title={title}
        srcDoc={html}
        sandbox="allow-same-origin"
        onLoad={settle}
        display="block"
        border="0"
        mx="auto"
        bg="white"
        transformOrigin="top left"
        style={{
          width,
          height: HEIGHT / scale,
          ...(scale < 1 && { transform: `scale(${scale})`, marginInline: 0 }),
        }}
      />
    </chakra.div>
  );
}
