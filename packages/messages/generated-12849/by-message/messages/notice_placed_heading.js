/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notice_Placed_HeadingInputs */

const en_ca2_notice_placed_heading = /** @type {(inputs: Notice_Placed_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Thank you. We have your order.`)
};

const fr_ca2_notice_placed_heading = /** @type {(inputs: Notice_Placed_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Merci. Nous avons votre commande.`)
};

/**
* | output |
* | --- |
* | "Thank you. We have your order." |
*
* @param {Notice_Placed_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_placed_heading = /** @type {((inputs?: Notice_Placed_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_Placed_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_placed_heading(inputs)
	return en_ca2_notice_placed_heading(inputs)
});