const problems: string[] = []

/** Takes down what was wrong with the network of the story on the stage. */
export function complain(problem: string): void {
  problems.push(problem)
}

/** Forgets what an earlier story, broken halfway, had asked for. */
export function forgetNetworkProblems(): void {
  problems.length = 0
}

/** Fails the story that asked for something nobody mocks, or whose mock spoke off the contract. */
export function refuseNetworkProblems(): void {
  const found = problems.splice(0)
  if (found.length > 0) throw new Error(found.join('\n'))
}
