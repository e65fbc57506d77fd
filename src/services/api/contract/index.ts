export * from './answers';
export * from './rows';
export * from './bodies';
export * from './query';
