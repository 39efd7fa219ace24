import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const fade = (name: string) => ({ animationName: name, animationDuration: 'moderate' }) as const;

/** On a telephone a sheet that rises from the bottom edge, within reach of the thumb. */
export const dialogRecipe = defineSlotRecipe({
  slots: [
    'backdrop',
    'positioner',
    'content',
    'header',
    'title',
    'description',
    'body',
    'footer',
    'closeTrigger',
  ],
  className: 'dialog',
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      bg: 'ink.950/60',
      // A question on top of a dialog dims that dialog too.
      zIndex: 'calc(var(--chakra-z-index-modal) + var(--layer-index, 0) * 2)',
      _open: fade('fade-in'),
      _closed: fade('fade-out'),
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'calc(var(--chakra-z-index-modal) + var(--layer-index, 0) * 2 + 1)',
      display: 'flex',
      justifyContent: 'center',
      alignItems: { base: 'flex-end', md: 'center' },
      p: { base: '0', md: '6' },
      overscrollBehaviorY: 'none',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxHeight: { base: '94dvh', md: '90dvh' },
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'xl',
      borderRadius: 'l3',
      borderBottomRadius: { base: '0', md: 'l3' },
      borderTopWidth: '3px',
      borderTopColor: 'brand.solid',
      outline: 'none',
      _open: fade('rise-in'),
      _closed: fade('fade-out'),
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      ps: { base: '5', md: '7' },
      pe: '3',
      pt: '4',
      pb: '3',
    },
    title: {
      flex: '1',
      minWidth: '0',
      pt: '1.5',
      fontFamily: 'heading',
      fontWeight: 'bold',
      fontSize: 'xl',
      lineHeight: 'short',
      letterSpacing: 'tight',
      overflowWrap: 'anywhere',
    },
    body: { flex: '1', minHeight: '0', overflowY: 'auto', px: { base: '5', md: '7' }, pb: '5' },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '2',
      px: { base: '5', md: '7' },
      py: '4',
      pb: { base: 'calc(1rem + env(safe-area-inset-bottom))', md: '4' },
      borderTopWidth: '1px',
      borderColor: 'border.muted',
    },
  },
  variants: {
    size: {
      sm: { content: { maxWidth: { md: 'md' } } },
      lg: { content: { maxWidth: { md: '3xl' } } },
      xl: { content: { maxWidth: { md: '6xl' } } },
    },
  },
  defaultVariants: { size: 'lg' },
});

/** A row of words, the chosen one underlined in red like a mark on a scale. */
export const tabsRecipe = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content'],
  className: 'tabs',
  base: {
    root: { width: 'full' },
    // What a telephone has no room for is pushed along; one that is cut off shows that there is more.
    list: {
      display: 'flex',
      gap: { base: '5', md: '7' },
      borderBottomWidth: '1px',
      borderColor: 'border',
      overflowX: 'auto',
      overflowY: 'hidden',
      scrollbarWidth: 'none',
    },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: '11',
      flexShrink: '0',
      borderBottomWidth: '3px',
      borderColor: 'transparent',
      color: 'fg.muted',
      fontWeight: 'medium',
      cursor: 'button',
      outline: 'none',
      transitionProperty: 'color, border-color',
      transitionDuration: 'fast',
      _hover: { color: 'fg' },
      _selected: { color: 'fg', fontWeight: 'semibold', borderColor: 'brand.solid' },
      _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' },
    },
    content: {
      outline: 'none',
      _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '6px' },
    },
  },
});
