import { chakra } from '@chakra-ui/react/styled-system';
import {
  buttonRecipe,
  containerRecipe,
  headingRecipe,
  inputRecipe,
  linkRecipe,
  textareaRecipe,
} from '../../theme/recipes.ts';

/** Plain elements in the site's style. Chakra's own components bring a state machine with them. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });
export const ButtonLink = chakra('a', buttonRecipe);
export const Heading = chakra('h2', headingRecipe);
export const Link = chakra('a', linkRecipe);
export const Input = chakra('input', inputRecipe);
export const Select = chakra('select', inputRecipe);
export const Textarea = chakra('textarea', textareaRecipe);
export const Container = chakra('div', containerRecipe);
