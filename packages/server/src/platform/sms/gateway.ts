/** Takes SMS out of the house. */
export interface Gateway {
  /**
   * Resolves when the gateway has taken the SMS.
   * @param text.id the same for the same SMS, however often it is tried
   * @throws GatewayRefusal when trying again would not help; any other error may pass
   */
  carry(text: { readonly id: number; readonly recipient: string; readonly text: string }): Promise<void>
}

/** The gateway will never take this SMS. Neither the number nor what the SMS says stands in the message. */
export class GatewayRefusal extends Error {
  override readonly name = 'GatewayRefusal'
}
