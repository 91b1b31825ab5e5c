export { accountOperations } from './account.operations.ts'
export { accountAccessOperations } from './account-access.operations.ts'
export { type AccountExport, accountExport, EXPORT_LIST_LENGTH, EXPORTS_AN_HOUR } from './account-export.ts'
export {
  type AdminUser,
  type AdminUserDetails,
  adminUser,
  adminUserDetails,
  type ListPrice,
  type LogLine,
  listPrice,
  logLine,
} from './admin.ts'
export { adminArticleOperations } from './admin-articles.operations.ts'
export { adminDeskOperations } from './admin-desk.operations.ts'
export { adminFaqOperations } from './admin-faq.operations.ts'
export {
  type AdminFaqItem,
  type AdminFaqSection,
  adminFaqItem,
  adminFaqSection,
  type FaqItemInput,
  type FaqSectionInput,
  faqItemInput,
  faqSectionInput,
} from './admin-faq.ts'
export { adminLandingOperations } from './admin-landings.operations.ts'
export {
  type AdminLanding,
  type AdminLandingRow,
  adminLanding,
  adminLandingRow,
  type LandingInput,
  landingInput,
} from './admin-landings.ts'
export { adminPaymentOperations } from './admin-payments.operations.ts'
export {
  type AdminPayment,
  type AdminPaymentDetails,
  adminPayment,
  adminPaymentDetails,
  type MoneyDifference,
  moneyDifference,
  type PaymentSums,
} from './admin-payments.ts'
export {
  ACCOUNT_EVENTS,
  ACCOUNT_STATES,
  type AccountEvent,
  type AccountState,
  BLOCK_RULES,
  type BlockRule,
  CONTENT_KINDS,
  type ContentKind,
  LIST_PRICE,
  LOG_LINES_SHOWN,
  listValueKind,
  STAFF_ACTIONS,
  STAFF_OBJECTS,
  type StaffAction,
  type StaffObject,
  VERSIONS_SHOWN,
} from './admin-terms.ts'
export { adminUserOperations } from './admin-users.operations.ts'
export { analyticsOperations } from './analytics.operations.ts'
export type {
  Analytics,
  AnalyticsDay,
  AnalyticsFile,
  AnalyticsFunnel,
  AnalyticsPace,
  AnalyticsPrice,
  ViewInput,
} from './analytics.ts'
export {
  ANALYTICS_LEVELS,
  ANALYTICS_PERIODS,
  type AnalyticsLevel,
  type AnalyticsPeriod,
  VIEW_KINDS,
  type ViewKind,
} from './analytics-terms.ts'
export { articleOperations } from './articles.operations.ts'
export {
  type Article,
  type ArticleBlock,
  type ArticleCard,
  type ArticleInput,
  article,
  articleBlock,
  articleBody,
  articleCard,
  articleChanges,
  articleInput,
  articleListQuery,
} from './articles.ts'
export { authOperations } from './auth.operations.ts'
export {
  type Credentials,
  credentials,
  type Tokens,
  tokens,
  type UserSession,
  userSession,
} from './auth.ts'
export { ACCESS_TOKEN_SECONDS, AUTH_COOKIE_SECONDS, REFRESH_TOKEN_SECONDS } from './auth-terms.ts'
export type { ExampleOf, OperationCard } from './card.ts'
export { caseOperations } from './cases.operations.ts'
export {
  type CaseInput,
  caseInput,
  type PortfolioCase,
  portfolioCase,
  type Service,
  type ServiceInput,
  service,
  serviceInput,
} from './cases.ts'
export { categoryOperations } from './categories.operations.ts'
export {
  type Category,
  type CategoryProperty,
  type CategoryRow,
  category,
  categoryProperty,
  categoryRow,
  PROPERTY_TYPES,
} from './categories.ts'
export {
  CATEGORY_REJECT_RULES,
  CATEGORY_REQUEST_LIMITS,
  CATEGORY_REQUESTED,
  CATEGORY_REQUESTS_FULL,
  type CategoryRejectRule,
} from './category-request-terms.ts'
export { categoryRequestOperations } from './category-requests.operations.ts'
export { categoryVerdictOperations } from './category-verdicts.operations.ts'
export { chatOperations } from './chat.operations.ts'
export {
  type Chat,
  type ChatMessage,
  type ChatParticipant,
  chat,
  chatInput,
  chatMessage,
  chatParticipant,
  type MessageInput,
  messageInput,
  type NewChat,
} from './chat.ts'
export {
  CHAT_CATCH_UP_LIMIT,
  CHAT_HISTORY_LIMIT,
  CHAT_KINDS,
  CHAT_LIST_LIMIT,
  CHAT_REMINDER_MINUTES,
  CHAT_STATUSES,
  CHATS_AN_HOUR,
  EDIT_MINUTES,
  MESSAGE_KINDS,
  MESSAGE_TEXT,
  MESSAGES_A_MINUTE,
  VISIBLE_FOR,
} from './chat-terms.ts'
export { clientOperations } from './clients.operations.ts'
export { complaintOperations } from './complaints.operations.ts'
export { contentHistoryOperations } from './content-history.operations.ts'
export { type ContentVersion, contentVersion } from './content-history.ts'
export {
  ARTICLE_CATEGORIES,
  ARTICLE_LIMITS,
  type ArticleCategory,
  CASE_LIMITS,
  CATEGORY_OF_STAFF,
  DELIVERY_MODES,
  DRAFTS_FULL,
  EXECUTOR_ARTICLE_CATEGORIES,
  FAQ_AUDIENCES,
  FAQ_LIMITS,
  LANDING_LIMITS,
  NO_ORDER_DAYS,
  OWN_QUESTIONS,
  PRODUCT_AVAILABILITIES,
  PRODUCT_LIMITS,
  PRODUCT_SUPPLIES,
  PRODUCT_UNITS,
  PRODUCTS_FULL,
  PUBLICATION_STATUSES,
  PUBLICATION_USER_EVENTS,
  type PublicationStatus,
  type PublicationUserEvent,
  QUESTION_ANSWER,
  QUESTION_NAME,
  QUESTION_STATUSES,
  QUESTION_TEXT,
  QUESTIONS_AN_HOUR,
  type QuestionStatus,
  SERVICE_LIMITS,
  SERVICES_FULL,
  SIMILAR_PRODUCTS,
  SITE_PAGE_LIMITS,
  SITE_PAGES,
  type SitePageName,
  servicesOver,
} from './content-terms.ts'
export {
  type CallArgs,
  type Contract,
  contract,
  type HandlerArgs,
  type Operation,
  type ResponseOf,
} from './contract.ts'
export { dealOperations } from './deals.operations.ts'
export {
  type ErrorBody,
  type ErrorCode,
  type ErrorDefinition,
  errorBody,
  errorCatalogue,
  type RefusalDetails,
} from './errors.ts'
export {
  BADGES,
  BUSINESS_TYPES,
  CITIES_ON_MAP,
  DISTRICTS_LISTED,
  EXECUTOR_CARD,
  SIMILAR_EXECUTORS,
  TOP_PLACES,
  TOP_TURN_MS,
} from './executor-terms.ts'
export { faqOperations } from './faq.operations.ts'
export {
  type FaqItem,
  type FaqSection,
  type FoundFaqItem,
  faqItem,
  faqSection,
  foundFaqItem,
  type OwnQuestion,
  ownQuestion,
} from './faq.ts'
export {
  ATTACHMENT_TYPES,
  DOCUMENT_TYPES,
  FILE_LIMITS,
  type FileLimits,
  IMAGE_TYPES,
  UPLOAD_COUNT,
  UPLOAD_SINGLE,
} from './file-terms.ts'
export { fileOperations } from './files.operations.ts'
export {
  file,
  type Picture,
  picture,
  type StoredFile,
} from './files.ts'
export { geocoderOperations } from './geocoder.operations.ts'
export { type MapPlace, mapPlace, type Point, point } from './geocoder.ts'
export {
  GEOCODER_RADIUS,
  guessedPlaceId,
  PLACE_KINDS,
  PLACE_SEARCH_MODES,
  PLACE_SUBTYPES,
  PLACE_TYPES,
  type PlaceKind,
  type PlaceSearchMode,
  RUSSIA,
} from './geocoder-terms.ts'
export { goneOperations } from './gone.operations.ts'
export { GONE_KINDS, type GoneKind } from './gone-terms.ts'
export { jobOperations } from './jobs.operations.ts'
export { type FinishedJob, finishedJob } from './jobs.ts'
export { landingOperations } from './landings.operations.ts'
export {
  type Landing,
  type LandingCategory,
  type LandingFigures,
  landing,
  landingCategory,
  landingFigures,
  type RelatedLanding,
  relatedLanding,
} from './landings.ts'
export { legalOperations } from './legal.operations.ts'
export {
  type LegalDesk,
  type LegalEdition,
  type LegalSummary,
  legalDesk,
  legalDocument,
  legalEdition,
  legalSummary,
  type PublishedEdition,
  publishedEdition,
} from './legal.ts'
export { LEGAL_DOCUMENTS, LEGAL_STATES, type LegalDocument, type LegalState } from './legal-terms.ts'
export { CATEGORIES_ASKED, DEFAULT_LIMIT, TOTAL_ITEMS_CAP } from './list-terms.ts'
export { lookVerdictOperations } from './look-verdicts.operations.ts'
export { managerOperations } from './managers.operations.ts'
export { moderationOperations } from './moderation.operations.ts'
export {
  type ModerationCategory,
  type ModerationChange,
  type ModerationComplaint,
  type ModerationCount,
  type ModerationDetails,
  type ModerationHistory,
  type ModerationHold,
  type ModerationItem,
  type ModerationRef,
  moderationDetails,
  moderationHold,
  moderationItem,
  moderationKind,
  moderationRef,
  type Redirect,
  redirect,
} from './moderation.ts'
export { moderationVerdictOperations } from './moderation-verdicts.operations.ts'
export {
  COMPLAINT_REASONS,
  COMPLAINT_STATUSES,
  COMPLAINT_TARGETS,
  COMPLAINT_TEXT,
  type ComplaintStatus,
  LOOK_KINDS,
  type LookKind,
  MODERATION_KINDS,
  type ModerationKind,
  NOTIFICATION_KINDS,
  type NotificationKind,
  USER_REJECT_FIELDS,
  type UserRejectField,
  VERIFICATION_LIMITS,
  VERIFICATION_REJECT_RULES,
  VERIFICATION_REQUEST_STATUSES,
} from './notification-terms.ts'
export { notificationOperations } from './notifications.operations.ts'
export {
  type Notification,
  type NotificationSettings,
  type NotificationSettingsChange,
  notification,
  notificationKind,
  notificationSettings,
  notificationSettingsChange,
} from './notifications.ts'
export { operations } from './operations.gen.ts'
export {
  type Access,
  API_PREFIX,
  apiPrefix,
  type Method,
  type OperationRoute,
  ROLE_HEADER,
  ROLES,
  type Role,
  SOCKET_NAMESPACE,
} from './operations.ts'
export { ownArticleOperations } from './own-articles.operations.ts'
export {
  flawSentences,
  type ParsedRequest,
  parseRequest,
  type RawRequest,
  type RequestFlaws,
} from './parse-request.ts'
export { paymentOperations } from './payments.operations.ts'
export { phoneOperations, type SentPhoneCode } from './phone.operations.ts'
export {
  data,
  fileIds,
  instant,
  kopecks,
  numericId,
  numericIdParams,
  page,
  pageQuery,
  slug,
  text,
  uuid,
  uuidParams,
  versionBody,
} from './primitives.ts'
export { productReviewOperations } from './product-reviews.operations.ts'
export { productVerdictOperations } from './product-verdicts.operations.ts'
export { productOperations } from './products.operations.ts'
export {
  type OwnProductCard,
  type OwnProductCounts,
  ownProductCard,
  type Product,
  type ProductCard,
  type ProductInput,
  type ProductRow,
  type ProductRowOutcome,
  product,
  productCard,
  productInput,
  productListQuery,
  productRow,
  publicationEvent,
  publicationStatus,
} from './products.ts'
export { profileOperations } from './profiles.operations.ts'
export {
  type ClientProfile,
  type CompanyPeriod,
  clientProfile,
  companyChanges,
  type DistrictCount,
  type ExecutorCard,
  type ExecutorCity,
  type ExecutorProfile,
  executorCard,
  executorListQuery,
  executorProfile,
  type OwnCompany,
  ownCompany,
  type RatingBreakdown,
} from './profiles.ts'
export { pushOperations } from './push.operations.ts'
export { type PushDevice, type PushDevices, pushDevice, pushDevices, pushSubscription } from './push.ts'
export { isPushAddress, PUSH_DEVICES } from './push-terms.ts'
export { castStrings } from './query-strings.ts'
export { questionVerdictOperations } from './question-verdicts.operations.ts'
export { type RealtimeEvent, type RealtimeEventName, type RealtimePayload, realtimeEvents } from './realtime.ts'
export { redirectOperations } from './redirects.operations.ts'
export { registrationOperations } from './registration.operations.ts'
export {
  type ClientRegistration,
  type CompanyInput,
  type ConsentEditions,
  clientRegistration,
  companyFields,
  companyInput,
  consents,
  type ExecutorRegistration,
  email,
  executorRegistration,
  firstName,
  lastName,
  newPassword,
  phoneNumber,
} from './registration.ts'
export {
  CONTENT_REJECT_RULES,
  type ContentRejectRule,
  REVIEW_LIMITS,
  REVIEW_SORT_KEYS,
  REVIEW_STATUSES,
  REVIEW_USER_EVENTS,
  type ReviewSortKey,
  type ReviewStatus,
  type ReviewUserEvent,
} from './review-terms.ts'
export { reviewVerdictOperations } from './review-verdicts.operations.ts'
export { type AskedClients, reviewOperations, type WaitingReview } from './reviews.operations.ts'
export {
  type ProductReview,
  productReview,
  productReviewInput,
  type Review,
  type ReviewInput,
  review,
  reviewInput,
} from './reviews.ts'
export { SAVED_SEARCH_NAME, SAVED_SEARCHES, SAVED_SEARCHES_FULL } from './saved-search-terms.ts'
export { savedSearchOperations } from './saved-searches.operations.ts'
export {
  type SavedSearch,
  savedSearch,
} from './saved-searches.ts'
export { serviceOperations } from './services.operations.ts'
export { sitePageOperations } from './site-pages.operations.ts'
export {
  type AdminSitePage,
  type AdminSitePageRow,
  adminSitePage,
  adminSitePageRow,
  type SitePageInput,
  type SitePageWords,
  sitePageInput,
  sitePageWords,
} from './site-pages.ts'
export {
  ADDITIONAL_SERVICE_TYPES,
  type AdditionalServiceType,
  LEDGER_KINDS,
  MONEY_DEEDS,
  MONEY_MISMATCHES,
  PAYMENT_PROVIDERS,
  PAYMENT_REFUND_RULES,
  PAYMENT_STATUSES,
  type PaymentProviderName,
  type PaymentRefundRule,
  type PaymentStatus,
  PERIOD_UNITS,
  type PeriodUnit,
  PURCHASABLE_SERVICES,
  type PurchasableService,
  REFUND_REASONS,
  REPLY_SOURCES,
  type ReplySource,
  TARIFF_TYPES,
  type TariffType,
} from './tariff-terms.ts'
export { tariffOperations } from './tariffs.operations.ts'
export {
  additionalServiceType,
  type Calculation,
  calculation,
  type LedgerLine,
  ledgerLine,
  type Payment,
  type Purchase,
  payment,
  purchase,
  type ServiceUsage,
  serviceUsage,
  type Tariff,
  type TariffPreview,
  tariff,
  tariffPreview,
  tariffType,
  type UserService,
  type UserTariff,
  usage,
  userService,
  userTariff,
} from './tariffs.ts'
export { cursorOf, type TaskPosition } from './task-cursor.ts'
export { type EditableTask, editableTask } from './task-edit.ts'
export { taskEventOperations } from './task-events.operations.ts'
export { taskOfferOperations } from './task-offers.operations.ts'
export {
  type OfferInput,
  type OfferStatus,
  offerInput,
  offerStatus,
  type TaskOffer,
  taskOffer,
} from './task-offers.ts'
export { type TaskOrder, taskOrderOf } from './task-order.ts'
export { taskReplyOperations } from './task-replies.operations.ts'
export {
  type Nearness,
  type PriceType,
  priceType,
  type ReplyCase,
  type ReplyInput,
  type ReplyStatus,
  type ReplyTerms,
  replyInput,
  replyStatus,
  replyTerms,
  type TaskReply,
  taskReply,
} from './task-replies.ts'
export {
  AUTHOR_CANCEL_REASONS,
  AUTO_FINISH_DAYS,
  type AuthorCancelReason,
  BUDGET_TYPES,
  CANCELLING_PARTIES,
  type CancelReason,
  CONTACT_MODES,
  DATE_MODES,
  EXECUTOR_CANCEL_REASONS,
  EXPIRE_HOURS,
  EXPIRE_WARNING_DAYS,
  type ExecutorCancelReason,
  FEW_REPLIES,
  HELD_DAYS,
  OFFER_LIMITS,
  OFFER_STATUSES,
  OFFER_USER_EVENTS,
  type OfferUserEvent,
  OWN_TASK_GROUPS,
  type OwnTaskGroup,
  PLACE_MODES,
  PRICE_TYPES,
  REPLY_LIMITS,
  REPLY_REFUSALS,
  REPLY_STATUSES,
  REPLY_USER_EVENTS,
  REPUBLISH_DAYS,
  type ReplyRefusal,
  type ReplyUserEvent,
  SORT_DIRECTIONS,
  TASK_DUTIES,
  TASK_LIMITS,
  TASK_RADII,
  TASK_REJECT_FIELDS,
  TASK_REJECT_RULES,
  TASK_SORT_KEYS,
  TASK_STATUSES,
  TASK_USER_EVENTS,
  type TaskDuty,
  type TaskRejectField,
  type TaskRejectRule,
  type TaskSortKey,
  type TaskUserEvent,
  UNREAD_REFUND_HOURS,
} from './task-terms.ts'
export { taskOperations } from './tasks.operations.ts'
export {
  allowedEvent,
  type BudgetType,
  budgetType,
  type ContactMode,
  contactMode,
  type DateMode,
  dateMode,
  type OwnTaskCard,
  type OwnTaskCounts,
  ownTaskCard,
  ownTaskCounts,
  type PlaceMode,
  type PropertyValue,
  placeMode,
  propertyValue,
  type ShownCategory,
  type Task,
  type TaskCard,
  type TaskChanges,
  type TaskInput,
  type TaskListQuery,
  type TaskPlace,
  type TaskStatus,
  task,
  taskCard,
  taskInput,
  taskListQuery,
  taskPlace,
  taskStatus,
} from './tasks.ts'
export {
  COMPANY_LIMITS,
  CONSENTS,
  OPEN_TASKS_SHOWN,
  PERSON_LIMITS,
  PHONE,
  PHONE_MESSAGE,
  VERIFICATION_STATUSES,
} from './user-terms.ts'
export {
  avatar,
  type BusinessType,
  businessType,
  type Company,
  company,
  type PublicUser,
  publicUser,
  ratingSummary,
  role,
  type User,
  user,
  type VerificationStatus,
  verificationStatus,
} from './users.ts'
export { verificationOperations } from './verification.operations.ts'
export {
  type VerificationRequest,
  type VerificationState,
  type VerifiedCompany,
  verificationRequest,
  verificationState,
} from './verification.ts'
export { verificationVerdictOperations } from './verification-verdicts.operations.ts'
