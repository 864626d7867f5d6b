/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_No_Event_SuiteInputs */

const en_ca2_refusal_no_event_suite = /** @type {(inputs: Refusal_No_Event_SuiteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is no such suite at an event here. Please follow the link of your invitation.`)
};

const fr_ca2_refusal_no_event_suite = /** @type {(inputs: Refusal_No_Event_SuiteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette loge n’existe pas ici pour cet événement. Suivez le lien de votre invitation, s’il vous plaît.`)
};

/**
* | output |
* | --- |
* | "There is no such suite at an event here. Please follow the link of your invitation." |
*
* @param {Refusal_No_Event_SuiteInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_no_event_suite = /** @type {((inputs?: Refusal_No_Event_SuiteInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_No_Event_SuiteInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_no_event_suite(inputs)
	return en_ca2_refusal_no_event_suite(inputs)
});