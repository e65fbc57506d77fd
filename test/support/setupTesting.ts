// The last two add their hooks as they are loaded: before the first test, as none can be added within one.
import '@testing-library/jest-dom';
import '@testing-library/react';
import '@testing-library/user-event';
