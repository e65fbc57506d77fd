/** The effects of the house: typed, and only from here. */
export {
  actionChannel,
  all,
  call,
  cancel,
  cancelled,
  debounce,
  delay,
  flush,
  fork,
  getContext,
  join,
  put,
  race,
  select,
  setContext,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
export type { SagaGenerator } from 'typed-redux-saga';
