export * from './conferenceFacts';
export * from './controlFacts';
export * from './lifecycleFacts';
export * from './requests';
export * from './serverFacts';
export * from './soundFacts';
