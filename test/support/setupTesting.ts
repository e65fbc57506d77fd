// Both add their hooks as they are loaded, which must not come within a test.
import '@testing-library/jest-dom';
import '@testing-library/react';
import '@testing-library/user-event';
