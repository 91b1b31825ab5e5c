export { anAccountExport } from '../contract/samples/account-export.ts'
export { aListPrice, aLogLine, anAdminUser, aPriceChange, someAdminUserDetails } from '../contract/samples/admin.ts'
export {
  aContentVersion,
  anAdminFaqItem,
  anAdminFaqSection,
  anAdminLanding,
  anAdminLandingRow,
} from '../contract/samples/admin-content.ts'
export { aMoneyDifference, anAdminPayment, someAdminPaymentDetails } from '../contract/samples/admin-payments.ts'
export { anAnalyticsFile, someAnalytics } from '../contract/samples/analytics.ts'
export { aCategory, aCategoryProperty, aCategoryTree } from '../contract/samples/categories.ts'
export { aChat, aMessage, aParticipant, aSystemMessage } from '../contract/samples/chat.ts'
export {
  aCase,
  aFaqItem,
  aFaqSection,
  aLanding,
  aLandingTree,
  anArticle,
  anArticleCard,
  anOwnProductCard,
  aProduct,
  aProductCard,
  aRelatedLanding,
  aService,
  someLandingFigures,
} from '../contract/samples/content.ts'
export { anOffer, aProductReview, aRatingBreakdown, aReview } from '../contract/samples/deals.ts'
export { aFile, aPicture } from '../contract/samples/files.ts'
export { aFinishedJob } from '../contract/samples/jobs.ts'
export { aLegalDesk, aLegalEdition, aLegalSummary } from '../contract/samples/legal.ts'
export { aPlace, aTaskPlace } from '../contract/samples/places.ts'
export { aClientProfile, anExecutorCard, anExecutorProfile, anOwnCompany } from '../contract/samples/profiles.ts'
export { aPushDevice, aPushSubscription } from '../contract/samples/push.ts'
export { TEST_NOW, testUuid } from '../contract/samples/sample-values.ts'
export {
  aModerationHold,
  aModerationItem,
  aNotification,
  aRedirect,
  aSavedSearch,
  aUserSession,
  aVerificationRequest,
  aVerificationState,
  aVerifiedCompany,
  someModerationDetails,
} from '../contract/samples/service-desk.ts'
export { anAdminSitePage, aSitePage } from '../contract/samples/site-pages.ts'
export {
  aLedgerLine,
  aPayment,
  aTariff,
  aTariffPreview,
  aUserService,
  aUserTariff,
} from '../contract/samples/tariffs.ts'
export { anEditableTask, anOwnTaskCard, aReply, aTask, aTaskCard, someCounts } from '../contract/samples/tasks.ts'
export { aTokens } from '../contract/samples/tokens.ts'
export { anExecutor, aPublicExecutor, aPublicUser, aUser, CLIENT_ID, EXECUTOR_ID } from '../contract/samples/users.ts'
export { type ChatWorld, type ChatWorldOptions, chatWorld } from './chat-world.ts'
export {
  type CallFault,
  type FakeChatClient,
  type FakeChatOperation,
  type FakeChatServer,
  type FakeChatServerOptions,
  fakeChatServer,
} from './fake-chat-server.ts'
export { fakeConnectivity, fakeGeolocation, fakeIds, fakeTabLock, memoryStorage } from './fake-ports.ts'
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
export { endsOf, type LifecycleRow, type LifecycleTable, tableDisagreements } from './lifecycle-table.ts'
export { type ManualClock, manualClock, settle } from './manual-clock.ts'
export { type RecordedCall, recordingApi } from './recording-api.ts'
export { serveChats } from './serve-chats.ts'
export {
  declaredTransitions,
  edgePaths,
  missedTransitions,
  type WalkEvent,
  type WalkOptions,
  watchTransitions,
} from './transition-coverage.ts'
