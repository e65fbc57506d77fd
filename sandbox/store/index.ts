export * from './sql';
export * from './columns';
export * from './tables';
export * from './agents';
export * from './queues';
export * from './conversations';
export * from './messages';
export * from './contacts';
