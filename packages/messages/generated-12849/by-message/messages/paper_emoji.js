/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Paper_EmojiInputs */

const en_ca2_paper_emoji = /** @type {(inputs: Paper_EmojiInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`[emoji]`)
};

const fr_ca2_paper_emoji = /** @type {(inputs: Paper_EmojiInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`[émoji]`)
};

/**
* | output |
* | --- |
* | "[emoji]" |
*
* @param {Paper_EmojiInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const paper_emoji = /** @type {((inputs?: Paper_EmojiInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Paper_EmojiInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_paper_emoji(inputs)
	return en_ca2_paper_emoji(inputs)
});