import { serviceTests } from '../../jest.preset.js';

export default serviceTests('unit');
