/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notice_Cancelled_HeadingInputs */

const en_ca2_notice_cancelled_heading = /** @type {(inputs: Notice_Cancelled_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your order was cancelled.`)
};

const fr_ca2_notice_cancelled_heading = /** @type {(inputs: Notice_Cancelled_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre commande a été annulée.`)
};

/**
* | output |
* | --- |
* | "Your order was cancelled." |
*
* @param {Notice_Cancelled_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_cancelled_heading = /** @type {((inputs?: Notice_Cancelled_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_Cancelled_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_cancelled_heading(inputs)
	return en_ca2_notice_cancelled_heading(inputs)
});