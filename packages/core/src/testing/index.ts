export { aCategory, aCategoryProperty, aCategoryTree } from './builders/categories.ts'
export { aChat, aMessage, aParticipant, aSystemMessage } from './builders/chat.ts'
export {
  aCase,
  aFaqItem,
  aFaqSection,
  aLanding,
  aLandingTree,
  anArticle,
  anArticleCard,
  aProduct,
  aProductCard,
  aService,
} from './builders/content.ts'
export { anOffer, aProductReview, aReview } from './builders/deals.ts'
export { aFile, aPicture } from './builders/files.ts'
export { aPlace, aTaskPlace } from './builders/places.ts'
export { aClientProfile, anExecutorCard, anExecutorProfile, anOwnCompany } from './builders/profiles.ts'
export {
  aModerationItem,
  aNotification,
  aRedirect,
  aSavedSearch,
  aUserSession,
  aVerificationRequest,
  aVerificationState,
} from './builders/service-desk.ts'
export { aLedgerLine, aPayment, aTariff, aUserService, aUserTariff } from './builders/tariffs.ts'
export { aReply, aTask, aTaskCard } from './builders/tasks.ts'
export { aTokens } from './builders/tokens.ts'
export { anExecutor, aPublicExecutor, aPublicUser, aUser, CLIENT_ID, EXECUTOR_ID } from './builders/users.ts'
export { type ChatWorld, type ChatWorldOptions, chatWorld } from './chat-world.ts'
export {
  type CallFault,
  type FakeChatClient,
  type FakeChatOperation,
  type FakeChatServer,
  type FakeChatServerOptions,
  fakeChatServer,
} from './fake-chat-server.ts'
export { fakeConnectivity, fakeGeolocation, fakeIds, fakeTabLock, memoryStorage, testUuid } from './fake-ports.ts'
export { type FakeSocketConnection, type FakeSocketPort, fakeSocketPort } from './fake-socket.ts'
export {
  answer,
  content,
  type FakeCall,
  type FakeTransport,
  fakeTransport,
  held,
  type Reaction,
  refusal,
  status,
  unreachable,
} from './fake-transport.ts'
export { type LifecycleRow, type LifecycleTable, tableDisagreements } from './lifecycle-table.ts'
export { type ManualClock, manualClock, settle, TEST_NOW } from './manual-clock.ts'
export { serveChats } from './serve-chats.ts'
export {
  declaredTransitions,
  edgePaths,
  missedTransitions,
  type WalkEvent,
  type WalkOptions,
  watchTransitions,
} from './transition-coverage.ts'
