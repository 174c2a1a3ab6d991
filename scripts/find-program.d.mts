/** The path of a program: on the PATH, or in a folder for system programs. Undefined when it isn't installed. */
export function findProgram(name: string, environment?: NodeJS.ProcessEnv): string | undefined;
