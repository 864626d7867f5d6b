/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notice_LongInputs */

const en_ca2_notice_long = /** @type {(inputs: Notice_LongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your order is a long one: every line of it is on its page.`)
};

const fr_ca2_notice_long = /** @type {(inputs: Notice_LongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre commande est longue : tous ses articles sont sur sa page.`)
};

/**
* | output |
* | --- |
* | "Your order is a long one: every line of it is on its page." |
*
* @param {Notice_LongInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_long = /** @type {((inputs?: Notice_LongInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_LongInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_long(inputs)
	return en_ca2_notice_long(inputs)
});