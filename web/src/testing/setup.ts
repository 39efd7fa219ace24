import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// A busy machine is no failure: what is waited for may take its time.
configure({ asyncUtilTimeout: 5000 });
