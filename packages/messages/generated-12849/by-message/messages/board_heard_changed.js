/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, place: NonNullable<unknown> }} Board_Heard_ChangedInputs */

const en_ca2_board_heard_changed = /** @type {(inputs: Board_Heard_ChangedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The guest changed or cancelled order ${i?.number}, ${i?.place}.`)
};

const fr_ca2_board_heard_changed = /** @type {(inputs: Board_Heard_ChangedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Le client a modifié ou annulé la commande ${i?.number}, ${i?.place}.`)
};

/**
* | output |
* | --- |
* | "The guest changed or cancelled order {number}, {place}." |
*
* @param {Board_Heard_ChangedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_heard_changed = /** @type {((inputs: Board_Heard_ChangedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Heard_ChangedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_heard_changed(inputs)
	return en_ca2_board_heard_changed(inputs)
});