/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown>, number: NonNullable<unknown> }} Notice_Ready_Text_TableInputs */

const en_ca2_notice_ready_text_table = /** @type {(inputs: Notice_Ready_Text_TableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue}: order ${i?.number} is ready and on its way to you.`)
};

const fr_ca2_notice_ready_text_table = /** @type {(inputs: Notice_Ready_Text_TableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue} : la commande ${i?.number} est prête et en route vers vous.`)
};

/**
* | output |
* | --- |
* | "{venue}: order {number} is ready and on its way to you." |
*
* @param {Notice_Ready_Text_TableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_ready_text_table = /** @type {((inputs: Notice_Ready_Text_TableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_Ready_Text_TableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_ready_text_table(inputs)
	return en_ca2_notice_ready_text_table(inputs)
});