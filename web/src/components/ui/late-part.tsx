import {
  lazy,
  memo,
  startTransition,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

/**
 * A part of a page whose code comes after that of the page. It stays as the server rendered it until then, with
 * what was typed in it: React would take it away when something about it changes meanwhile, and all below
 * would jump up and down again.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy(load) as ComponentType<Props>;
  const Shown = memo<{ content: ReactNode; isHere: boolean }>(
    ({ content }) => <Suspense>{content}</Suspense>,
    (_before, { isHere }) => !isHere,
  );

  return function LatePart(props: Props) {
    const [isHere, setIsHere] = useState(false);
    useEffect(() => {
      load().then(
        () => startTransition(() => setIsHere(true)),
        // Whoever renders the part learns of it.
        () => undefined,
      );
    }, []);
    return <Shown content={<Part {...props} />} isHere={isHere} />;
  };
}
