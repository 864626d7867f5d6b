/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ event: NonNullable<unknown>, when: NonNullable<unknown> }} Suite_For_EventInputs */

const en_ca2_suite_for_event = /** @type {(inputs: Suite_For_EventInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`For ${i?.event}, ${i?.when}`)
};

const fr_ca2_suite_for_event = /** @type {(inputs: Suite_For_EventInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pour ${i?.event}, ${i?.when}`)
};

/**
* | output |
* | --- |
* | "For {event}, {when}" |
*
* @param {Suite_For_EventInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_for_event = /** @type {((inputs: Suite_For_EventInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_For_EventInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_for_event(inputs)
	return en_ca2_suite_for_event(inputs)
});