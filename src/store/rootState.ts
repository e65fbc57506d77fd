import type { UnknownAction } from '@reduxjs/toolkit';
import type * as firstReducers from './firstReducers';
import type * as lateReducers from './lateReducers';

type Reducers = typeof firstReducers & typeof lateReducers;

/** What is true: the whole state of the console. */
export type RootState = { [D in keyof Reducers]: ReturnType<Reducers[D]> };

/** A pure step of one domain's state. */
export type Fold<S> = (state: S | undefined, action: UnknownAction) => S;

/** The step of each domain. */
export type DomainFolds = { [D in keyof RootState]: Fold<RootState[D]> };

/** A pure step of the whole state. */
export type RootReducer = Fold<RootState>;
