/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown>, number: NonNullable<unknown>, when: NonNullable<unknown> }} Notice_Moved_TextInputs */

const en_ca2_notice_moved_text = /** @type {(inputs: Notice_Moved_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue}: order ${i?.number} has a new time. ${i?.when}`)
};

const fr_ca2_notice_moved_text = /** @type {(inputs: Notice_Moved_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue} : la commande ${i?.number} a une nouvelle heure. ${i?.when}`)
};

/**
* | output |
* | --- |
* | "{venue}: order {number} has a new time. {when}" |
*
* @param {Notice_Moved_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_moved_text = /** @type {((inputs: Notice_Moved_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_Moved_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_moved_text(inputs)
	return en_ca2_notice_moved_text(inputs)
});