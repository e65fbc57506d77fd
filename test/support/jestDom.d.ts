// The matchers that jest.config.js loads for every test in jsdom.
import '@testing-library/jest-dom';
