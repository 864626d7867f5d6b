/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notice_FollowInputs */

const en_ca2_notice_follow = /** @type {(inputs: Notice_FollowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Follow your order`)
};

const fr_ca2_notice_follow = /** @type {(inputs: Notice_FollowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Suivre votre commande`)
};

/**
* | output |
* | --- |
* | "Follow your order" |
*
* @param {Notice_FollowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_follow = /** @type {((inputs?: Notice_FollowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_FollowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_follow(inputs)
	return en_ca2_notice_follow(inputs)
});