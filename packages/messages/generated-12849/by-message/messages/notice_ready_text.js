/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown>, number: NonNullable<unknown> }} Notice_Ready_TextInputs */

const en_ca2_notice_ready_text = /** @type {(inputs: Notice_Ready_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue}: order ${i?.number} is ready. Come and pick it up.`)
};

const fr_ca2_notice_ready_text = /** @type {(inputs: Notice_Ready_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue} : la commande ${i?.number} est prête. Vous pouvez passer la prendre.`)
};

/**
* | output |
* | --- |
* | "{venue}: order {number} is ready. Come and pick it up." |
*
* @param {Notice_Ready_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_ready_text = /** @type {((inputs: Notice_Ready_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_Ready_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_ready_text(inputs)
	return en_ca2_notice_ready_text(inputs)
});