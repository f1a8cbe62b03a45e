const failures = new WeakSet<object>();

/**
 * Loads a script that a page can do without, so that its failure does not reload the page.
 * @throws the error that `load` rejects with
 */
export async function loadOptional<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Object) failures.add(error);
    throw error;
  }
}

/** Loads a script ahead of its use; if that fails, the use loads it again. */
export const prefetch = (load: () => Promise<unknown>): void => void loadOptional(load).catch(() => undefined);

/** Whether the error is that of a script that the page can do without; known once `loadOptional` has rejected. */
export const isOptionalFailure = (error: unknown): boolean => failures.has(error as object);
