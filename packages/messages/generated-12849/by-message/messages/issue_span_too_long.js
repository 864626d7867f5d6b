/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Span_Too_LongInputs */

const en_ca2_issue_span_too_long = /** @type {(inputs: Issue_Span_Too_LongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A week at most can be sent again at once.`)
};

const fr_ca2_issue_span_too_long = /** @type {(inputs: Issue_Span_Too_LongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On peut renvoyer une semaine au plus à la fois.`)
};

/**
* | output |
* | --- |
* | "A week at most can be sent again at once." |
*
* @param {Issue_Span_Too_LongInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_span_too_long = /** @type {((inputs?: Issue_Span_Too_LongInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Span_Too_LongInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_span_too_long(inputs)
	return en_ca2_issue_span_too_long(inputs)
});