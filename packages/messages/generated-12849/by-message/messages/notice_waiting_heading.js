/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notice_Waiting_HeadingInputs */

const en_ca2_notice_waiting_heading = /** @type {(inputs: Notice_Waiting_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We have your order. The restaurant answers soon.`)
};

const fr_ca2_notice_waiting_heading = /** @type {(inputs: Notice_Waiting_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous avons votre commande. Le restaurant vous répond bientôt.`)
};

/**
* | output |
* | --- |
* | "We have your order. The restaurant answers soon." |
*
* @param {Notice_Waiting_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_waiting_heading = /** @type {((inputs?: Notice_Waiting_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_Waiting_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_waiting_heading(inputs)
	return en_ca2_notice_waiting_heading(inputs)
});