import { bundlePhones } from './bundlePhones';

// Jest calls what the module exports, once for all tests.
module.exports = bundlePhones;
