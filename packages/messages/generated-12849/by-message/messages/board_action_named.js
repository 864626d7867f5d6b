/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ action: NonNullable<unknown>, number: NonNullable<unknown>, place: NonNullable<unknown> }} Board_Action_NamedInputs */

const en_ca2_board_action_named = /** @type {(inputs: Board_Action_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.action}: order ${i?.number}, ${i?.place}`)
};

const fr_ca2_board_action_named = /** @type {(inputs: Board_Action_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.action} : commande ${i?.number}, ${i?.place}`)
};

/**
* | output |
* | --- |
* | "{action}: order {number}, {place}" |
*
* @param {Board_Action_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_action_named = /** @type {((inputs: Board_Action_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Action_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_action_named(inputs)
	return en_ca2_board_action_named(inputs)
});