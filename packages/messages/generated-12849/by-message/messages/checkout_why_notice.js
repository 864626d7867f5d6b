/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown>, dishes: NonNullable<unknown> }} Checkout_Why_NoticeInputs */

const en_ca2_checkout_why_notice = /** @type {(inputs: Checkout_Why_NoticeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We need ${i?.time} to prepare ${i?.dishes}.`)
};

const fr_ca2_checkout_why_notice = /** @type {(inputs: Checkout_Why_NoticeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il nous faut ${i?.time} pour préparer ${i?.dishes}.`)
};

/**
* | output |
* | --- |
* | "We need {time} to prepare {dishes}." |
*
* @param {Checkout_Why_NoticeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_why_notice = /** @type {((inputs: Checkout_Why_NoticeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Why_NoticeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_why_notice(inputs)
	return en_ca2_checkout_why_notice(inputs)
});