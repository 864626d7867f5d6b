/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notice_Moved_HeadingInputs */

const en_ca2_notice_moved_heading = /** @type {(inputs: Notice_Moved_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The restaurant moved the time of your order.`)
};

const fr_ca2_notice_moved_heading = /** @type {(inputs: Notice_Moved_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le restaurant a déplacé l’heure de votre commande.`)
};

/**
* | output |
* | --- |
* | "The restaurant moved the time of your order." |
*
* @param {Notice_Moved_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_moved_heading = /** @type {((inputs?: Notice_Moved_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_Moved_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_moved_heading(inputs)
	return en_ca2_notice_moved_heading(inputs)
});