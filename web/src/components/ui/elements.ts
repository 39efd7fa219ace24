import { chakra } from '@chakra-ui/react/styled-system';
import { buttonRecipe, fieldRecipe, headingRecipe, linkRecipe } from '../../theme/recipes.ts';

const button = { className: 'button' };
const field = { className: 'field' };

/**
 * Plain elements in the site's style. Chakra's own components bring a state machine with them. The class names
 * belong to `theme/element-styles.ts`.
 */
export const Button = chakra('button', buttonRecipe, { defaultProps: { ...button, type: 'button' } });
export const ButtonLink = chakra('a', buttonRecipe, { defaultProps: button });
export const ButtonSummary = chakra('summary', buttonRecipe, { defaultProps: button });
export const Heading = chakra('h2', headingRecipe, { defaultProps: { className: 'heading' } });
export const Link = chakra('a', linkRecipe, { defaultProps: { className: 'link' } });
export const Input = chakra('input', fieldRecipe, { defaultProps: field });
export const Select = chakra('select', fieldRecipe, { defaultProps: field });
export const Textarea = chakra(
  'textarea',
  { base: { py: '3', textStyle: 'md', resize: 'vertical' } },
  { defaultProps: field },
);
export const Container = chakra('div', {}, { defaultProps: { className: 'container' } });
