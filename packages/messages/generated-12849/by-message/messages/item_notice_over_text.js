/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown>, time: NonNullable<unknown> }} Item_Notice_Over_TextInputs */

const en_ca2_item_notice_over_text = /** @type {(inputs: Item_Notice_Over_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`For this event, it could be ordered until ${i?.date}, ${i?.time}`)
};

const fr_ca2_item_notice_over_text = /** @type {(inputs: Item_Notice_Over_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pour cet événement, on pouvait le commander jusqu’au ${i?.date} à ${i?.time}.`)
};

/**
* | output |
* | --- |
* | "For this event, it could be ordered until {date}, {time}" |
*
* @param {Item_Notice_Over_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_notice_over_text = /** @type {((inputs: Item_Notice_Over_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Notice_Over_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_notice_over_text(inputs)
	return en_ca2_item_notice_over_text(inputs)
});