/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Next_ClosedInputs */

const en_ca2_suite_next_closed = /** @type {(inputs: Suite_Next_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On the day of the event your suite can order on its tab.`)
};

const fr_ca2_suite_next_closed = /** @type {(inputs: Suite_Next_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le jour de l’événement, votre loge peut commander sur sa note.`)
};

/**
* | output |
* | --- |
* | "On the day of the event your suite can order on its tab." |
*
* @param {Suite_Next_ClosedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_next_closed = /** @type {((inputs?: Suite_Next_ClosedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Next_ClosedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_next_closed(inputs)
	return en_ca2_suite_next_closed(inputs)
});