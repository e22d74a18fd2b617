import { afterEach } from 'vitest';
import { keepFailure } from './harness';

// Before the tests' own hooks, which close the pages.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await keepFailure(task.name);
});
